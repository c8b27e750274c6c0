#include "la3/data/annotations.h"

#include <gtest/gtest.h>

#include "la3/codec/codec.h"
#include "la3/core/file.h"
#include "la3/data/image_folder.h"
#include "la3/data/spec.h"
#include "tests/temporary_folder.h"

namespace la3::data {
namespace {

namespace fs = std::filesystem;
using Cells = std::vector<std::string>;

void put_small_png(const fs::path& path) {
  fs::create_directories(path.parent_path());
  write_file(path, codec::encode_png(plain_image(4, 3, 1, 2, 3).view()));
}

void put_table(const fs::path& path, const std::string& text) {
  fs::create_directories(path.parent_path());
  write_file(path, text);
}

// "label:id label:id ..."
std::string samples_of(const std::shared_ptr<const Dataset>& dataset) {
  if (!dataset) { return "none"; }
  std::string text;
  for (size_t i = 0; i < dataset->size(); ++i) {
    text += (i > 0 ? " " : "") + dataset->labels()[static_cast<size_t>(dataset->label(i))] + ":" + dataset->id(i);
  }
  return text;
}

class CsvTest : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"a.png", "b.png", "c d.png", "sub/e.png"}) { put_small_png(folder_ / name); }
  }
  Splits open(const std::string& text) {
    put_table(folder_ / "labels.csv", text);
    return open_dataset("csv:" + (folder_ / "labels.csv").string());
  }
  std::string error_of(const std::string& text) {
    return error_from([&] { open(text); });
  }
  const TemporaryFolder folder_;
};

TEST(ParseRows, KnowsQuotesSeparatorsAndLineEnds) {
  const auto rows = parse_rows(
      "\xef\xbb\xbf"
      "a,\"b, \"\"c\"\"\",d\r\n\n x , y,\n\"two\nlines\",z\nend",
      "t");
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_EQ(rows[0].cells, (Cells{"a", "b, \"c\"", "d"}));
  EXPECT_EQ(rows[1].cells, (Cells{"x", "y", ""}));
  EXPECT_EQ(rows[1].line, 3u);
  EXPECT_EQ(rows[2].cells, (Cells{"two\nlines", "z"}));
  EXPECT_EQ(rows[3].cells, (Cells{"end"}));
  EXPECT_EQ(rows[3].line, 6u);
  EXPECT_EQ(parse_rows("a,b\tc", "t")[0].cells, (Cells{"a,b", "c"}));
  EXPECT_EQ(parse_rows("a;b;c,d", "t")[0].cells, (Cells{"a", "b", "c,d"}));
}

TEST(ParseRows, NamesLineAndColumnOfAWrongQuote) {
  expect_parts(error_from([] { parse_rows("a,b\nc,\"d", "t.csv"); }),
               {"t.csv: line 2, column 2: a closing quote expected, found the end of the file"});
  expect_parts(error_from([] { parse_rows("a,b\n\"c\"d,e", "t.csv"); }),
               {"t.csv: line 2, column 1: the end of the cell expected after the closing quote, found 'd'"});
  expect_parts(error_from([] { parse_rows(std::string_view("a\0,b", 4), "t.csv"); }), {"zero bytes"});
}

TEST_F(CsvTest, TakesPathsAndLabelsWithoutAHeader) {
  const Splits splits = open("b.png,dog\n./a.png,cat\nsub/e.png,cat\na.png,cat\n");
  EXPECT_EQ(samples_of(splits.train), "cat:a.png cat:sub/e.png dog:b.png");
  EXPECT_FALSE(splits.validation || splits.test);
  EXPECT_EQ(splits.train->get(0).width(), 4);
}

TEST_F(CsvTest, FindsColumnsByTheirNames) {
  const Splits splits = open(
      "Class\tid\tFile_Name\tSplit\ndog\t1\tb.png\tTrain\ncat\t2\ta.png\ttraining\n"
      "cat\t3\tc d.png\tvalid\ndog\t4\tsub/e.png\tDEV\n");
  EXPECT_EQ(samples_of(splits.train), "cat:a.png dog:b.png");
  EXPECT_EQ(samples_of(splits.validation), "cat:c d.png dog:sub/e.png");
  EXPECT_FALSE(splits.test);
  EXPECT_EQ(samples_of(open("id,breed\na.png,cat\nb.png,dog\n").train), "cat:a.png dog:b.png");
  EXPECT_EQ(samples_of(open("File No.;photo/breed\na.png;cat\nb.png;dog\n").train), "cat:a.png dog:b.png");
  EXPECT_EQ(samples_of(open("Filename;Width;ClassId\na.png;4;14\nb.png;4;3\n").train), "14:a.png 3:b.png");
}

// A first row whose file is missing is not passed over as a header.
TEST_F(CsvTest, TakesNoMissingFileForAHeader) {
  for (const char* missing : {"no,dog\n", "sub/no.JPG,fox\n"}) {
    const std::string name(missing, std::string(missing).find(','));
    expect_parts(error_of(missing + std::string("a.png,cat\nb.png,dog\n")), {"1 bad file", name + ": cannot open"});
  }
}

TEST_F(CsvTest, TakesAThirdColumnForPartsIfItNamesThem) {
  EXPECT_EQ(samples_of(open("a.png,cat,train\nb.png,dog,train\nc d.png,cat,test\nsub/e.png,dog,test").test),
            "cat:c d.png dog:sub/e.png");
  EXPECT_EQ(samples_of(open("a.png,cat,17\nb.png,dog,4\n").train), "cat:a.png dog:b.png");
}

TEST_F(CsvTest, NamesLineAndColumnOfWhatIsWrong) {
  const std::string file = (folder_ / "labels.csv").string() + ": ";
  expect_parts(error_of("a.png,cat\nb.png,\n"), {file + "line 2, column 2: a label expected, found nothing"});
  expect_parts(error_of("path,label\n,cat\n"), {file + "line 2, column 1: a file's path expected, found nothing"});
  expect_parts(error_of("a.png,cat,train\nb.png,dog,trian"),
               {file + "line 2, column 3: train, val or test expected, found 'trian'"});
  expect_parts(error_of("a.png,cat,train\nb.png,dog"),
               {file + "line 2, column 3: train, val or test expected, found nothing"});
  expect_parts(error_of("a.png,cat\nb.png,dog\na.png,dog"),
               {file + "line 3: 'a.png': label 'cat' expected, as in line 1, found 'dog'"});
  expect_parts(error_of("a.png,cat,train\nb.png,dog,train\nb.png,dog,test"),
               {file + "line 3: 'b.png': the same part as in line 2 expected, found another"});
  expect_parts(error_of("path,width,height\na.png,4,3"),
               {file + "line 1: a column for the file", "'path', 'width'"});
  expect_parts(error_of("a.png\nb.png"), {file + "line 1, column 2: a label expected"});
  expect_parts(error_of("a.png,\xff\nb.png,dog"), {file + "line 1, column 2: a label in UTF-8 expected"});
  expect_parts(error_of(""), {file + "lines with a file's path and a label expected, found none"});
  expect_parts(error_of("path,label\n"), {file + "lines with a file's path and a label expected, found none"});
  expect_parts(error_of("a.png,cat\nb.png,cat"), {file + "two labels or more expected, found only 'cat'"});
  expect_parts(error_of("a.png,cat,val\nb.png,dog,val"), {file + "rows of the part 'train' expected, found none"});
  expect_parts(error_of("a.png,cat,train\nb.png,dog,train\nc d.png,cat,val"),
               {file + "val: an image or more of each label expected, none found of 'dog'"});
  expect_parts(error_of("a.png,cat\nb.png,dog\nno.png,dog"), {"1 bad file", "no.png: cannot open"});
}

TEST_F(CsvTest, NeedsAFileAndTakesASize) {
  expect_parts(error_from([] { open_dataset("csv:"); }), {"a file expected, as in csv:FILE, found none"});
  expect_parts(error_from([&] { open_dataset("csv:" + (folder_ / "none.csv").string()); }), {"found nothing"});
  expect_parts(error_from([&] { open_dataset("csv:" + folder_.path().string()); }), {"found a folder"});
  open("a.png,cat\nb.png,dog\n");
  const std::string spec = "csv:" + (folder_ / "labels.csv").string();
  EXPECT_EQ(open_dataset(spec + "?size=32").train->standard_transforms().size_px, 32);
  expect_parts(error_from([&] { open_dataset(spec + "?index=x"); }),
               {"size=N expected behind the '?', found 'index'"});
}

TEST(Annotations, GiveTheLabelsOfTinyImageNetsValidation) {
  const TemporaryFolder folder;
  for (const char* label : {"n01", "n02"}) {
    put_small_png(folder / "train" / label / "images/0.png");
    put_table(folder / "train" / label / (std::string(label) + "_boxes.txt"), "0.png\t0\t0\t3\t3\n");
  }
  put_small_png(folder / "val/images/val_0.png");
  put_small_png(folder / "val/images/val_1.png");
  put_small_png(folder / "test/images/test_0.png");
  put_table(folder / "val/val_annotations.txt", "val_0.png\tn02\t0\t32\t44\t62\nval_1.png\tn01\t52\t55\t57\t59\n");
  put_table(folder / "words.txt", "n01\ta fish\nn02\ta bird\n");
  put_table(folder / "wnids.txt", "n01\nn02\n");
  std::vector<std::string> notes;
  OpenOptions options;
  options.on_note = [&](const std::string& note) { notes.push_back(note); };
  const Splits splits = open_image_folder(folder.path(), options);
  EXPECT_EQ(samples_of(splits.train), "n01:train/n01/images/0.png n02:train/n02/images/0.png");
  EXPECT_EQ(samples_of(splits.validation), "n01:val/images/val_1.png n02:val/images/val_0.png");
  EXPECT_FALSE(splits.test);
  ASSERT_EQ(notes.size(), 1u);
  expect_parts(notes[0], {"test: left out"});
  expect_parts(error_from([&] { index_image_folder(folder.path(), {}, std::chrono::milliseconds(0)); }),
               {"val_annotations.txt: no table of labels expected"});
  put_table(folder / "val/val_annotations.txt", "val_0.png\tn02\nval_1.png\tn03\n");
  expect_parts(error_from([&] { open_image_folder(folder.path()); }),
               {"val: the same labels as in 'train' expected; missing: 'n01'; not in 'train': 'n03'"});
}

TEST(LabelTitles, ComeFromTextsAndJsonBesideTheFolders) {
  using Titles = std::vector<std::string>;
  const std::pair<const char*, const char*> cases[] = {
      {"words.txt", "n00\tentity\nn01\ta fish, raw\nn02\ta bird\n"},
      {"classes.txt", "n01 a fish, raw\r\nn02 a bird\r\n"},
      {"labels.txt", "a fish, raw\na bird\n"},
      {"labels.json", R"({"n02": "a bird", "n01": "a fish, raw"})"},
      {"labels.json", R"(["a fish, raw", "a bird"])"},
  };
  for (const auto& [name, text] : cases) {
    SCOPED_TRACE(std::string(name) + ": " + text);
    const TemporaryFolder folder;
    put_small_png(folder / "n01/1.png");
    put_small_png(folder / "n02/2.png");
    EXPECT_EQ(open_image_folder(folder.path()).train->label_titles(), Titles{});
    put_table(folder / name, text);
    const Splits splits = open_image_folder(folder.path());
    EXPECT_EQ(splits.train->labels(), (Titles{"n01", "n02"}));
    EXPECT_EQ(splits.train->label_titles(), (Titles{"a fish, raw", "a bird"}));
    const Subset some(splits.train, {0});
    EXPECT_EQ(some.label_titles(), splits.train->label_titles());
    put_table(folder / name, "[\"something else\"]");
    EXPECT_EQ(open_image_folder(folder.path()).train->label_titles(), Titles{});
  }
}

TEST(Annotations, GiveTheLabelsOfAnImagefolder) {
  const TemporaryFolder folder;
  for (const char* name : {"train/1.png", "train/2.png", "test/3.png", "test/4.png"}) {
    put_small_png(folder / name);
  }
  put_table(folder / "train/metadata.csv", "file_name,text,label\n1.png,\"a cat, asleep\",cat\n2.png,a dog,dog\n");
  put_table(folder / "test/metadata.csv", "file_name,label\n3.png,dog\n4.png,cat\n");
  const Splits splits = open_image_folder(folder.path());
  EXPECT_EQ(samples_of(splits.train), "cat:train/1.png dog:train/2.png");
  EXPECT_EQ(samples_of(splits.test), "cat:test/4.png dog:test/3.png");

  // Captions beside folders of labels are no labels.
  const TemporaryFolder captions;
  put_small_png(captions / "cat/1.png");
  put_small_png(captions / "dog/2.png");
  put_table(captions / "metadata.csv", "file_name,text\ncat/1.png,a cat\ndog/2.png,a dog\n");
  EXPECT_EQ(samples_of(open_image_folder(captions.path()).train), "cat:cat/1.png dog:dog/2.png");
  put_table(captions / "metadata.csv", "file_name,label\ncat/1.png,tiger\ndog/2.png,wolf\n");
  EXPECT_EQ(samples_of(open_image_folder(captions.path()).train), "tiger:cat/1.png wolf:dog/2.png");
}

}  // namespace
}  // namespace la3::data
