import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = readFileSync(fileURLToPath(import.meta.resolve("@pa11y/html_codesniffer/build/HTMLCS.js")), "utf8");

/** Runs in the page. What HTML CodeSniffer does not know, each with what must be so for it to be no fault. */
function listErrors() {
  const answers = {
    // HTML lets a label name a button; axe reads the name so.
    "H91.Button.Name": ({ labels }) => labels?.length > 0,
    // The purpose "url" belongs to fields of text and of addresses (HTML, autofill); it knows neither.
    "1_3_5.H98": ({ autocomplete, type }) => autocomplete === "url" && ["text", "url"].includes(type),
    // Headers of several levels are told by their scopes.
    "H43.HeadersRequired": (table) => [...table.querySelectorAll("th")].every(({ scope }) => scope !== ""),
  };
  const isAnswered = ({ code, element }) =>
    Object.entries(answers).some(([known, isSo]) => code.endsWith(known) && isSo(element));
  return new Promise((resolve) => {
    window.HTMLCS.process("WCAG2AA", document, () => {
      // Errors alone: its warnings and notices ask a person to look.
      const errors = window.HTMLCS.getMessages().filter((message) => message.type === 1 && !isAnswered(message));
      resolve(errors.map(({ code, element }) => `${code}: ${element?.outerHTML?.slice(0, 80) ?? ""}`));
    });
  });
}

export async function askCodeSniffer(page) {
  await page.evaluate(source);
  return page.evaluate(listErrors);
}
