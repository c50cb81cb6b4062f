type Test = { status: string; fullName: string; failureMessages: string[] };
type File = { name: string; status: string; assertionResults: Test[] };

export function tallyOf(report: { testResults: File[] }): { passed: number; failed: number; flaky: string[] };
