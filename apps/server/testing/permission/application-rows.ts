import { Dues } from "@bulmo/entities/dues.entity";
import { addApplicant } from "../applicant.ts";
import { administrators, members, row, type World } from "./world.ts";

const applicant = async ({ site }: World) => ({ id: (await addApplicant(site)).id });

async function payer({ site, author }: World) {
  const named = { user: author.id, year: 2027 };
  await site.fork().nativeDelete(Dues, named);
  await site.fork().insert(Dues, { ...named, paidOn: "2027-03-02" });
  return { id: author.id, year: 2027 };
}

/** Who applied, and who paid (DAY-09). */
export const applicationRows = [
  row("application.list", "all there are", administrators, () => ({})),
  row("application.switch", "on", administrators, () => ({ isOn: true })),
  row("application.approve", "somebody who waits", administrators, applicant),
  row("application.decline", "somebody who waits", administrators, applicant),
  row("dues.list", "of a year", administrators, () => ({ year: 2027 })),
  { ...row("dues.listOwn", "one's own", members), isAboutCaller: true },
  row("dues.save", "of the author", administrators, ({ author }) => ({
    id: author.id,
    year: 2026,
    paidOn: "2026-03-02",
  })),
  row("dues.remove", "of the author", administrators, payer),
];
