import { createElement, Fragment, type ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./bulletin.css.ts";

export type ShownBulletin = {
  /** By which the script of the page finds it (`inline/bulletins.ts`). */
  id: string;
  title: string;
  paragraphs: readonly string[];
  picture?: { src: string; srcSet: string; width: number; height: number; alternative: string } | undefined;
  link?: { href: string; isOutside: boolean } | undefined;
};

export type BulletinProps = {
  bulletin: ShownBulletin;
  /** On a page it is laid out for the window; `desk` and `phone` show in a frame how that would be. */
  layout?: "page" | "desk" | "phone";
  /** It stands on another page than the one that is opened. */
  isElsewhere?: boolean;
};

const idOf = (id: string) => `bulletin-${id}`;

const classOf = (look: string, isElsewhere = false) => (isElsewhere ? `${look} ${styles.elsewhere}` : look);

function More({ bulletin: { title, link } }: Pick<BulletinProps, "bulletin">) {
  if (!link) return null;
  const outside = link.isOutside ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a href={link.href} className={styles.link} {...outside}>
      <VisuallyHidden>{title}: </VisuallyHidden>
      자세히 보기
      {link.isOutside && (
        <>
          <Icon name="external" />
          <VisuallyHidden>(새 창)</VisuallyHidden>
        </>
      )}
    </a>
  );
}

/** They may be alike, and have no keys. */
const asParagraphs = (paragraphs: readonly string[], className?: string): ReactNode =>
  createElement(Fragment, null, ...paragraphs.map((paragraph) => createElement("p", { className }, paragraph)));

/** What the script of the page listens to; the app need not come for it. */
const Actions = ({ title }: { title: string }) => (
  <>
    <button
      type="button"
      className={styles.action}
      data-own="bulletin"
      data-bulletin-close="today"
      aria-label={`${title}: 오늘 하루 보지 않기`}
    >
      오늘 하루 보지 않기
    </button>
    <button
      type="button"
      className={styles.action}
      data-own="bulletin"
      data-bulletin-close="visit"
      aria-label={`${title}: 닫기`}
    >
      닫기
    </button>
  </>
);

/** A card that lies in a corner of the page, on a phone at its lower edge, and stops nobody (DAY-04). */
export function PopupCard({ bulletin, layout = "page", isElsewhere }: BulletinProps) {
  const { id, title, paragraphs, picture } = bulletin;
  return (
    <section
      id={idOf(id)}
      data-bulletin={id}
      aria-labelledby={`${idOf(id)}-title`}
      className={classOf(styles.popup[layout], isElsewhere)}
    >
      <h2 id={`${idOf(id)}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {picture && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="24rem"
          width={picture.width}
          height={picture.height}
          alt={picture.alternative}
          loading="lazy"
          className={styles.pictureOf[layout]}
        />
      )}
      {asParagraphs(paragraphs, styles.text)}
      <div className={styles.cardActions}>
        <span className={styles.cardMore}>
          <More bulletin={bulletin} />
        </span>
        <Actions title={title} />
      </div>
    </section>
  );
}

/** A strip across the page, below its header. */
export function BannerStrip({ bulletin, layout = "page", isElsewhere }: BulletinProps) {
  const { id, title, paragraphs } = bulletin;
  return (
    <section
      id={idOf(id)}
      data-bulletin={id}
      aria-labelledby={`${idOf(id)}-title`}
      className={classOf(styles.banner[layout], isElsewhere)}
    >
      <div className={styles.bannerLine[layout]}>
        <div className={styles.bannerWords}>
          <h2 id={`${idOf(id)}-title`} tabIndex={-1} className={styles.bannerTitle}>
            {title}
          </h2>
          {asParagraphs(paragraphs)}
        </div>
        <div className={styles.bannerActions}>
          <span className={styles.bannerMore}>
            <More bulletin={bulletin} />
          </span>
          <Actions title={title} />
        </div>
      </div>
    </section>
  );
}
