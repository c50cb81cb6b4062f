import type { OfficerTerm } from "@bulmo/contracts/officer";
import { ChoiceLinks, choiceClass } from "../../parts/link/choice-links.tsx";
import { Link } from "../../parts/link/link.tsx";
import { termSearchOf } from "./term-address.ts";

/** Which terms there are, where there is more than one (PAG-05). */
export const TermLinks = ({ terms, shown }: { terms: readonly OfficerTerm[]; shown: number | undefined }) => (
  <ChoiceLinks
    label="임원의 기수"
    links={terms.map((term) => ({
      key: term.number,
      link: (
        <Link
          to="/member/executives"
          search={termSearchOf(term)}
          activeOptions={{ exact: true, includeSearch: true }}
          className={choiceClass}
          aria-current={term.number === shown ? "page" : undefined}
        >
          제{term.number}기
        </Link>
      ),
    }))}
  />
);
