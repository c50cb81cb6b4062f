import type { PersonRecord } from "@bulmo/contracts/person";
import { labelOf } from "@bulmo/contracts/person-label";

/** Who a form names: somebody with a record, or a name alone. */
export function holderNamed(written: string, people: readonly PersonRecord[]) {
  const name = written.trim();
  const person = people.find((one) => labelOf(one, people) === name);
  return person ? { personId: person.id, name: "" } : { personId: null, name };
}
