import { z } from "zod";
import {
  forFields,
  type WorkField,
  type WorkRecordName,
  type WorkTextName,
  workTextNames,
  workTexts,
} from "./work-field.ts";

/** What is told of a work: the fields of its record only where they say something. */
export type WorkOutput = Record<Exclude<WorkTextName, WorkRecordName>, string> &
  Partial<Record<WorkRecordName, string>>;

const isRecord = (name: WorkTextName) => "isRecord" in (workTexts[name] as WorkField);

type OutputShape = Record<Exclude<WorkTextName, WorkRecordName>, z.ZodString> &
  Record<WorkRecordName, z.ZodOptional<z.ZodString>>;

/** The same as part of a schema. */
export const workOutput = forFields(workTextNames, (name) =>
  isRecord(name) ? z.string().optional() : z.string(),
) as OutputShape;

/** The same of a row. */
export const workOutputOf = (row: Readonly<Record<WorkTextName, string>>): WorkOutput =>
  Object.fromEntries(
    workTextNames.filter((name) => !isRecord(name) || row[name] !== "").map((name) => [name, row[name]]),
  ) as WorkOutput;
