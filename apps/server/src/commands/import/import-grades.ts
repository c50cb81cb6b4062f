import type { Tables } from "@bulmo/entities/database";
import { MemberGrade } from "@bulmo/entities/member-grade.entity";
import type { Importing } from "./importing.ts";

/** The grade of that name, made where there is none; null in a dry run that would make it. */
export async function findGrade({ fork, isDryRun }: Importing, name: string): Promise<number | null> {
  const database = fork().getKysely<Tables>();
  const find = () => database.selectFrom("member_grade").select("id").where("name", "=", name).executeTakeFirst();
  const known = await find();
  if (known || isDryRun) return known?.id ?? null;
  await fork().insert(MemberGrade, { name });
  return (await find())?.id ?? null;
}
