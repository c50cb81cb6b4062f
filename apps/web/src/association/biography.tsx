import { ilsub } from "@bulmo/content/ilsub";
import { Prose } from "@bulmo/ui/prose";
import { FittingTable } from "@bulmo/ui/ruled-table";
import { keepTogether } from "../parts/text/korean-lines.ts";
import { Painting } from "./painting/painting.tsx";
import { Passages } from "./longform/passages.tsx";
import { Lead, Note, Parts, Spread, SpreadTitle } from "./longform/spread.tsx";

/** The master's life, told and then by its years. */
export function Biography() {
  const { title, titleHanja, dates, lead, passages } = ilsub;
  return (
    <Parts>
      <Spread
        painting={<Painting name="moon" />}
        side={
          <>
            <SpreadTitle title={title} hanja={titleHanja} when={dates} />
            <Lead>{lead}</Lead>
          </>
        }
      >
        <Prose serif>
          <Passages passages={passages} level={3} />
        </Prose>
      </Spread>
      <Years />
    </Parts>
  );
}

function Years() {
  const { title, years, note } = ilsub;
  return (
    <Spread
      side={
        <>
          <SpreadTitle title="연보" />
          <Note>{note}</Note>
        </>
      }
    >
      <FittingTable>
        <caption>{title} 스님의 연보</caption>
        <thead>
          <tr>
            <th scope="col">해</th>
            <th scope="col">일</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, event }) => (
            <tr key={year}>
              <th scope="row">{keepTogether(year)}</th>
              <td>{event}</td>
            </tr>
          ))}
        </tbody>
      </FittingTable>
    </Spread>
  );
}
