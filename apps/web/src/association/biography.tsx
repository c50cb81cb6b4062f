import { FittingTable } from "@bulmo/ui/ruled-table";
import { createElement, Fragment } from "react";
import { keepTogether } from "../parts/text/korean-lines.ts";
import { Painting } from "./painting/painting.tsx";
import { Lead, Note, Parts, Spread, SpreadTitle } from "./longform/spread.tsx";
import { asWritten, type TextRow, type TextSlots } from "./page-text/text-slots.tsx";

/** The master's life, told and then by its years. */
export function biographyOf(slots: TextSlots) {
  return (
    <Parts>
      <Spread
        painting={<Painting name="moon" />}
        side={
          <>
            <SpreadTitle
              title={slots.part(["title"], asWritten)}
              hanja={slots.has("titleHanja") && slots.part(["titleHanja"], asWritten)}
              when={slots.has("dates") && slots.part(["dates"], asWritten)}
            />
            {slots.has("lead") && <Lead>{slots.part(["lead"], asWritten)}</Lead>}
            {slots.tools}
          </>
        }
      >
        {slots.blocks}
      </Spread>
      <Years slots={slots} />
    </Parts>
  );
}

const asYear = ({ year = "", event = "" }: TextRow) => (
  <tr>
    <th scope="row">{keepTogether(year)}</th>
    <td>{event}</td>
  </tr>
);

function Years({ slots }: { slots: TextSlots }) {
  return (
    <Spread
      side={
        <>
          <SpreadTitle title="연보" />
          {slots.has("note") && <Note>{slots.part(["note"], asWritten)}</Note>}
        </>
      }
    >
      {slots.rows("years", (years) => (
        <FittingTable>
          <caption>{slots.words("title")} 스님의 연보</caption>
          <thead>
            <tr>
              <th scope="col">연도</th>
              <th scope="col">내용</th>
            </tr>
          </thead>
          <tbody>{createElement(Fragment, null, ...years.map(asYear))}</tbody>
        </FittingTable>
      ))}
    </Spread>
  );
}
