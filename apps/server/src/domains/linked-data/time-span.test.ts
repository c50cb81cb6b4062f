import { expect, test } from "vitest";
import { timeSpanOf } from "./time-span.ts";

const limitsOf = (dated: string) => {
  const { begin_of_the_begin: begin, end_of_the_end: end } = timeSpanOf(dated);
  return [begin, end];
};

test.each([
  ["2012", "2012-01-01T00:00:00Z", "2012-12-31T23:59:59Z"],
  ["2012?", "2012-01-01T00:00:00Z", "2012-12-31T23:59:59Z"],
  ["2012-05", "2012-05-01T00:00:00Z", "2012-05-31T23:59:59Z"],
  ["2012-05-08", "2012-05-08T00:00:00Z", "2012-05-08T23:59:59Z"],
  ["193X", "1930-01-01T00:00:00Z", "1939-12-31T23:59:59Z"],
  ["1930~/1935?", "1930-01-01T00:00:00Z", "1935-12-31T23:59:59Z"],
  ["1930/..", "1930-01-01T00:00:00Z", undefined],
  ["1930/", "1930-01-01T00:00:00Z", undefined],
  ["../1935", undefined, "1935-12-31T23:59:59Z"],
])("WRK-08 the date %s reaches from %s to %s", (dated, begin, end) => {
  expect(limitsOf(dated)).toEqual([begin, end]);
});

test("WRK-08 what is no date of EDTF is told as it was written, and so is one before our era", () => {
  for (const dated of ["1900년 무렵", "-0500", "<script>"]) {
    expect(limitsOf(dated)).toEqual([undefined, undefined]);
    expect(timeSpanOf(dated).identified_by).toMatchObject([{ content: dated }]);
  }
});
