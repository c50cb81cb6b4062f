import type { PageText } from "@bulmo/contracts/page-text";
import { namesPeople } from "@bulmo/contracts/page-text-person";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useKnownPeople } from "./known-people.ts";
import { plainOf } from "./plain-text.ts";
import { TextComparison } from "./text-comparison.tsx";

type WordComparisonProps = {
  name: PageTextName;
  before: PageText;
  after: PageText;
  /** Of the two, in a few words. */
  label: string;
};

const nobody: [] = [];

/** Two texts of the association as one; whom their rows name is told as they are called today. */
export function WordComparison({ name, before, after, label }: WordComparisonProps) {
  const isNaming = namesPeople(name, before) || namesPeople(name, after);
  const known = useKnownPeople(isNaming);
  if (isNaming && known.isError)
    return <ErrorState onRetry={() => void known.refetch()}>문도의 명단을 불러오지 못했습니다.</ErrorState>;
  const people = isNaming ? known.data : nobody;
  if (!people) return <BusyState />;
  return (
    <TextComparison
      before={plainOf({ name, text: before, people })}
      after={plainOf({ name, text: after, people })}
      label={label}
    />
  );
}
