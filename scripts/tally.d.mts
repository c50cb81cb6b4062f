type Test = { status: string; fullName: string; failureMessages: string[] };
type File = {
  name: string;
  status: string;
  message?: string;
  startTime: number;
  endTime: number;
  assertionResults: Test[];
};
type Report = { testResults: File[] };

export function failedFiles(report: Report): string[];
export function mergedReport(first: Report, second: Report): Report;
export function tallyOf(report: Report): {
  passed: number;
  failed: number;
  flaky: string[];
  slowest: { file: string; seconds: number }[];
  groups: { group: string; seconds: number; files: number }[];
};
