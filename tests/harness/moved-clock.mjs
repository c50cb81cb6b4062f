import { readFileSync } from "node:fs";

// Loaded into a server before its own code: its time is the machine's and the milliseconds that the file names.
const file = process.env.MOVED_CLOCK_FILE;
const RealDate = Date;
const realNow = RealDate.now.bind(RealDate);
const now = () => realNow() + Number(readFileSync(file, "utf8"));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters, newTarget) =>
    Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});
