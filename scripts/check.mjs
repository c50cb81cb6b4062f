import { runChecks } from "./checks.mjs";

const { failed } = await runChecks();
if (failed > 0) process.exitCode = 1;
