import { associationContact } from "@bulmo/content/association";
import { forebears, genealogy } from "@bulmo/content/genealogy";
import { firstTerm, officers } from "@bulmo/content/officer";
import { testServers, type TestDatabase } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installPeople } from "./install-people.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
  });
  afterAll(() => database.close());

  const fork = () => database.orm.em.fork();
  const ask = (sql: string) => fork().execute<Record<string, unknown>[]>(sql);

  test("PAG-09 of processes that start at once one puts in those whom the program named", async () => {
    await Promise.all([installPeople(fork()), installPeople(fork()), installPeople(fork())]);
    const line = await ask(`with recursive line as (
        select person.*, 0 as depth from person where is_founder
        union all select person.*, line.depth - 1 from person join line on line.teacher_id = person.id
      ) select name, hanja, is_living as living from line order by depth`);
    expect(line).toEqual(forebears.map(({ name, hanja }) => ({ name, hanja, living: false })));
    const disciples = await ask(`select person.name from person join person as teacher on teacher.id = person.teacher_id
      where teacher.is_founder order by person.position`);
    expect(disciples.map(({ name }) => name)).toEqual(genealogy.master.disciples?.map(({ name }) => name));
    const held = await ask(`select person.name, type, role, remarks from officer join person on person.id = person_id
      where term_number = ${firstTerm} order by officer.position`);
    expect(held).toEqual(officers);
    const called = await ask("select role, phone from officer where phone <> '' order by position");
    expect(called).toEqual(associationContact.officers.map(({ role, phone }) => ({ role, phone })));
  });

  test("PAG-09 who has been removed does not come back with the next start", async () => {
    await fork().execute("delete from officer");
    await fork().execute("delete from person");
    await installPeople(fork());
    expect(await ask("select id from person union all select id from officer")).toEqual([]);
  });
});
