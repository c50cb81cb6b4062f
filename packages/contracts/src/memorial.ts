import { z } from "zod";

/** The memorial's day in a year of the solar calendar; `date` is null for a year that no lunar calendar of ours knows. */
export const memorialDay = z.object({ year: z.number().int(), date: z.iso.date().nullable() });
export type MemorialDay = z.infer<typeof memorialDay>;

/** This year's and the next year's, in Korean time (ASC-19): one at the turn of the year may fall twice into one, or not at all. */
export const memorialDays = z.array(memorialDay);
