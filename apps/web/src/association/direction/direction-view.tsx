import { directionSketch } from "@bulmo/content/direction-sketch";
import { WayPainting } from "@bulmo/ui/way-painting";
import { createElement, Fragment, type ReactNode } from "react";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as rows from "../longform/rows.css.ts";
import { Lead, Parts, Spread, SpreadTitle } from "../longform/spread.tsx";
import { asWritten, type Beside, type TextRow, type TextSlots } from "../page-text/text-slots.tsx";
import * as styles from "./direction.css.ts";
import type { MapPlace } from "./open-map.ts";
import { misfitOf } from "./sketch-fit.ts";

const isSketched = ({ words }: TextSlots): boolean =>
  misfitOf({ title: words("title"), latitude: words("latitude"), longitude: words("longitude") }) === null;

type MapOf = (place: MapPlace) => ReactNode;
type PointMapOf = (name: string, ...point: Parameters<Beside>) => ReactNode;

/**
 * Where the assembly and the memorial take place, and how to get there (ASC-03, ASC-05). `mapOf` opens under the drawn one;
 * on `pointMapOf` who edits moves the point of a place.
 */
export const directionLayout = (mapOf: MapOf, pointMapOf: PointMapOf) => (slots: TextSlots) => (
  <Parts>
    <div className={styles.sketch}>
      {isSketched(slots) && (
        <figure className={styles.figure}>
          <WayPainting {...directionSketch} />
          <figcaption className={styles.caption}>{slots.part(["caption"], keepTogether)}</figcaption>
        </figure>
      )}
      {slots.part(
        ["latitude", "longitude"],
        (latitude, longitude) =>
          mapOf({ name: slots.words("title"), latitude: Number(latitude), longitude: Number(longitude) }),
        (...point) => pointMapOf(slots.words("title"), ...point),
      )}
    </div>
    <Spread
      side={
        <>
          <SpreadTitle title={slots.part(["title"], asWritten)} />
          {slots.has("lead") && <Lead>{slots.part(["lead"], asWritten)}</Lead>}
          {slots.tools}
        </>
      }
    >
      <address className={styles.address}>{slots.part(["address"], keepTogether)}</address>
      <div className={styles.tools}>
        <CopyButton text={slots.words("address")} label="주소 복사" flush />
        {slots.rows("maps", (maps) => createElement(Fragment, null, ...maps.map(asMapLink)))}
      </div>
    </Spread>
    <Spread side={<SpreadTitle title="교통편" />}>
      {slots.rows("ways", (ways) => (
        <dl className={rows.rows}>{createElement(Fragment, null, ...ways.map(asWay))}</dl>
      ))}
      {slots.rows("notes", (notes) => (
        <ul className={styles.notes}>{createElement(Fragment, null, ...notes.map(asNote))}</ul>
      ))}
    </Spread>
  </Parts>
);

const asMapLink = ({ name = "", href = "" }: TextRow) => <ExternalLink href={href}>{name}에서 보기</ExternalLink>;

const asWay = ({ by = "", text = "" }: TextRow) => (
  <div className={rows.row}>
    <dt className={rows.name}>{by}</dt>
    <dd className={rows.text}>{keepTogether(text)}</dd>
  </div>
);

const asNote = ({ text = "" }: TextRow) => <li>{keepTogether(text)}</li>;
