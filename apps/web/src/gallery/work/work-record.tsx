import type { PostDetail } from "@bulmo/contracts/post";
import { lengthsOf } from "@bulmo/contracts/work-caption";
import type { WorkArtist } from "@bulmo/contracts/work-artist";
import { artistRoles, defaultRole } from "@bulmo/contracts/work-artist-role";
import { rightsUri, type WorkKind, workKinds, type WorkRights, workRights } from "@bulmo/contracts/work-choice";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { formatDated } from "@bulmo/contracts/dated";
import { type EnglishText, englishRecordOf } from "./english-record.ts";
import * as styles from "./work-record.css.ts";

/** What is known of a work, in the order of a museum's label; nothing where nothing is (WRK-02). */
export function WorkRecord({ post }: { post: PostDetail }) {
  const { artists = [], hanja, english, dated, kind, technique, holder, inscription, rights, credit } = post;
  return (
    <>
      <dl className={styles.rows}>
        <Row name="작가" value={artists.length > 0 && <Artists artists={artists} />} />
        <Row name="한자 표기" value={hanja} />
        <Row name="영문 표기" value={english && <span lang="en">{english}</span>} />
        <Row name="제작 시기" value={dated && formatDated(dated)} />
        <Row name="종류" value={kind && <Kind kind={kind as WorkKind} />} />
        <Row name="재료와 기법" value={technique && keepTogether(technique)} />
        <Row name="크기" value={lengthsOf(post)} />
        <Row name="소장처" value={holder && keepTogether(holder)} />
        <Row name="화기" value={inscription && <span className={styles.inscription}>{inscription}</span>} />
        <Row name="이용 조건" value={rights && <Rights rights={rights as WorkRights} />} />
        <Row name="출처 표기" value={credit && keepTogether(credit)} />
      </dl>
      <InEnglish post={post} />
    </>
  );
}

/** The same for who reads no Korean; it opens without scripts. */
function InEnglish({ post }: { post: PostDetail }) {
  const rows = englishRecordOf(post);
  return (
    rows.length > 0 && (
      <details lang="en">
        <summary className={styles.summary}>English</summary>
        <dl className={styles.rows}>
          {rows.map(({ label, texts }) => (
            <Row
              key={label}
              name={label}
              value={texts.map((one) => (
                <InEnglishLine key={`${one.text} ${one.role}`} {...one} />
              ))}
            />
          ))}
        </dl>
      </details>
    )
  );
}

const InEnglishLine = ({ text, isKorean, role }: EnglishText) => (
  <p>
    {isKorean ? <span lang="ko">{text}</span> : text}
    {role && ` (${role})`}
  </p>
);

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    value && (
      <div className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    )
  );
}

/** Whoever is named there, with what they did where that is more than having made it; people lead to their pages. */
const Artists = ({ artists }: { artists: readonly WorkArtist[] }) => (
  <ul>
    {artists.map((artist) => (
      <li key={`${artist.personId} ${artist.name} ${artist.role}`} className={styles.artist}>
        <Artist {...artist} />
      </li>
    ))}
  </ul>
);

function Artist({ personId, name, hanja, role }: WorkArtist) {
  return (
    <>
      {personId === null ? (
        name
      ) : (
        <Link to="/member/people/$person" params={{ person: String(personId) }} className={styles.link}>
          {name}
        </Link>
      )}
      {hanja && <span lang="ko-Hani"> {hanja}</span>}
      {role !== defaultRole && ` (${artistRoles[role]})`}
    </>
  );
}

const Kind = ({ kind }: { kind: WorkKind }) => (
  <Link to="/gallery/works" search={{ kind }} className={styles.link}>
    {workKinds[kind]}
  </Link>
);

function Rights({ rights }: { rights: WorkRights }) {
  return (
    <a href={rightsUri(rights)} className={styles.link} rel="license noopener">
      {workRights[rights]}
    </a>
  );
}
