import { CspEvaluator } from "csp_evaluator";
import { CspParser } from "csp_evaluator/dist/parser.js";

/**
 * Severity.HIGH_MAYBE of csp_evaluator: what it calls high, a fault of syntax, medium, or probably high is not below
 * this. Below it stand what it cannot know ('self' where strangers' files are served as scripts) and advice.
 */
const worstAllowed: number = 40;

/** What csp_evaluator has against a policy; a missing one is the worst. */
export function objectionsTo(policy: string | null): string[] {
  if (!policy) return ["no policy"];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }: { severity: number }) => severity <= worstAllowed)
    .map(({ directive, value, description }) => [directive, value, description].filter(Boolean).join(" "));
}
