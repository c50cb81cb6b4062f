import type { User } from "@bulmo/contracts/user";
import { Select } from "@bulmo/ui/select";
import { useState } from "react";
import type { MemberGrades } from "./use-member-grades.ts";

type GradeSelectProps = { member: Pick<User, "_id" | "name" | "grade">; giving: MemberGrades; className?: string };

/** A member's grade, given where it is read: at once, since another choice undoes it. */
export function GradeSelect({ member: { _id, name, grade }, giving, className }: GradeSelectProps) {
  const { grades, isBusy, give } = giving;
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (value: string) => {
    setChosen(value);
    await give(_id, value === "" ? null : Number(value));
    setChosen(null);
  };
  return (
    <Select
      aria-label={`${name} 회원 등급`}
      className={className}
      value={chosen ?? String(grade?.id ?? "")}
      disabled={isBusy(_id)}
      aria-busy={isBusy(_id)}
      onChange={({ target }) => void choose(target.value)}
    >
      <option value="">없음</option>
      {grades.map(({ id, name: word }) => (
        <option key={id} value={id}>
          {word}
        </option>
      ))}
    </Select>
  );
}
