import { z } from "zod";
import { absent } from "./absent.ts";
import { maximumIndex, maximumKeyword } from "./board.ts";
import { integer } from "./integer.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { exhibitionItem } from "./post.ts";
import { text } from "./text.ts";
import { colourNames, kindNames, sizeNames, techniqueNames } from "./work-facet.ts";
import { workFields } from "./work-field.ts";

const year = () => absent(integer(1, 9_999));

const wordUnknown = "정해진 말을 쉼표로 이어 적어 주세요.";

/** Several of a list's words in one line, `INK,GOLD`: a work has all of them. */
const words = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  text()
    .default("")
    .transform((line) => line.split(",").map((word) => word.trim().toUpperCase()))
    .transform((said) => [...new Set(said.filter((word) => word !== ""))])
    .refine((said): said is Names[number][] => said.every((word) => names.includes(word)), wordUnknown)
    .meta({
      override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, { type: "string", default: "", pattern: `^(?:(?:${names.join("|")})(?:,|$))*$` });
      },
    });

const listOf = <Name extends string>(names: readonly Name[]) => names as unknown as readonly [Name, ...Name[]];

/** What works are looked for by: all of what is named together (WRK-04). */
export const workSearchInput = z.object({
  page: pageNumber(),
  limit: pageLimit(pageSize.exhibition),
  keyword: text().pipe(z.string().max(maximumKeyword, "검색어는 200자 이하로 입력해 주세요.")).default(""),
  /** Somebody of the lineage by number, or whoever else by the name that works bear. */
  artist: text().pipe(z.string().max(workFields.author.longest, workFields.author.tooLong)).default(""),
  teacher: absent(integer(1, maximumIndex)),
  exhibition: absent(integer(1, 9_999)),
  kind: absent(z.enum(listOf(kindNames))),
  technique: words(listOf(techniqueNames)),
  colour: words(listOf(colourNames)),
  size: absent(z.enum(listOf(sizeNames))),
  from: year(),
  to: year(),
});
export type WorkSearchInput = z.output<typeof workSearchInput>;

/** A choice with the number of works that there would be; `label` where the name says nothing by itself. */
const choice = z.object({ value: z.string(), label: z.string().optional(), count: z.number().int() });
export type WorkChoice = z.infer<typeof choice>;

const foundWork = exhibitionItem.extend({
  number: z.number().int(),
  colours: z.array(z.enum(listOf(colourNames))).optional(),
});
export type FoundWork = z.infer<typeof foundWork>;

export const workSearchOutput = pageOf(foundWork).extend({
  total: z.number().int(),
  choices: z.object({
    artist: z.array(choice),
    teacher: z.array(choice),
    exhibition: z.array(choice),
    kind: z.array(choice),
    technique: z.array(choice),
    colour: z.array(choice),
    size: z.array(choice),
    decade: z.array(choice),
  }),
});
export type WorkChoices = z.infer<typeof workSearchOutput>["choices"];
