import { z } from "zod";
import { email, name, nickname, password, username } from "./account-rules.ts";
import { accentNames, markNames } from "./look-names.ts";
import { integer } from "./integer.ts";
import { maximumOfficers, maximumPhone, maximumRole, maximumTerm } from "./officer-rule.ts";
import { officerMessages } from "./officer.ts";
import { shapeIssues } from "./page-text-judge.ts";
import { maximumPersonName } from "./person-rule.ts";
import { personMessages } from "./person.ts";
import { isBlank, within } from "./text-rule.ts";
import { singleLine } from "./text.ts";

// How another association begins (PAG-09). No call of the interface: it is there once, and for whoever has the address
// that the first start has printed.

export const setUpMessages = {
  noOfficer: "임원을 한 분 이상 적어 주세요.",
} as const;

/** Characters that 128 random bits take; anything else is no code. */
export const setUpCode = z.string().regex(/^[\w-]{22}$/u);

/** Under this header the code comes with a picture. */
export const setUpCodeHeader = "x-set-up-code";

const word = () => singleLine().default("");

/** As the text `association` has them, which judges them too. */
const association = z
  .strictObject({
    name: word(),
    nameHanja: word(),
    zonecode: word(),
    address: word(),
    phone: word(),
    email: word(),
    mark: z.enum(Object.keys(markNames) as (keyof typeof markNames)[]).default("seal"),
    logo: z.string().default(""),
    accent: z.enum(Object.keys(accentNames) as (keyof typeof accentNames)[]).default("seonnok"),
  })
  .superRefine((fields, context) => {
    for (const { path, message } of shapeIssues("association", { title: "", blocks: [], fields, lists: {} }))
      context.addIssue({ code: "custom", path: path.slice(1), message });
  });

const officer = z.strictObject({
  role: singleLine()
    .refine((value) => !isBlank(value), officerMessages.roleMissing)
    .refine(...within(maximumRole, officerMessages.roleTooLong)),
  name: singleLine()
    .refine((value) => !isBlank(value), personMessages.nameMissing)
    .refine(...within(maximumPersonName, personMessages.nameTooLong)),
  phone: singleLine()
    .default("")
    .refine((value) => value.length <= maximumPhone && /^[\d+() -]*$/u.test(value), officerMessages.phoneUnfit),
});

/** By the rules of a sign-up; where an administrator lives nobody needs to know. */
const administrator = z.strictObject({
  username: username(),
  password: password(),
  name: name(),
  nickname: nickname(),
  email: email(),
});

/** Everything at once, judged part by part: each part is a step of the form. */
export const setUpParts = {
  association,
  officers: z.strictObject({
    term: integer(1, maximumTerm),
    list: z.array(officer).min(1, setUpMessages.noOfficer).max(maximumOfficers),
  }),
  administrator,
} as const;

export const setUpInput = z.strictObject({ code: setUpCode, ...setUpParts });
export type SetUp = z.output<typeof setUpInput>;
export type SetUpDraft = z.input<typeof setUpInput>;

/** What somebody is told who has come in by the address. */
export const setUpOpenInput = z.strictObject({ code: setUpCode });
