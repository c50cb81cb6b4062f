type Test = { status: string; fullName: string; failureMessages: string[] };
type File = { name: string; status: string; startTime: number; endTime: number; assertionResults: Test[] };

export function tallyOf(report: { testResults: File[] }): {
  passed: number;
  failed: number;
  flaky: string[];
  slowest: { file: string; seconds: number }[];
};
