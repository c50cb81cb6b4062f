import type { CountedGrade } from "@bulmo/contracts/grade";
import { OrderedList } from "../../parts/sorting/ordered-list.tsx";
import { GradeRow } from "./grade-row.tsx";
import type { GradeActs } from "./use-grade-acts.ts";

/** In the order in which they are chosen from (DAY-09). */
export const GradeRows = ({ grades, acts }: { grades: readonly CountedGrade[]; acts: GradeActs }) => (
  <OrderedList
    items={grades.map((grade) => ({ key: String(grade.id), title: grade.name, grade }))}
    noun="등급"
    label="회원 등급"
    busy={acts.isPending}
    onSave={async (keys) => (await acts.order(keys.map(Number))) === true}
    renderRow={({ key, grade }) => <GradeRow key={key} grade={grade} acts={acts} />}
  />
);
