import type { ReactElement, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import * as styles from "./pagination.css.ts";
import { pageWindow } from "./page-window.ts";

/** What a link to a page needs; spread it on the router's own link. */
export type PageLinkProps = {
  className: string;
  rel?: "prev" | "next";
  "aria-current"?: "page";
  "aria-label": string;
  children: ReactNode;
};

export type PaginationProps = {
  page: number;
  totalPages: number;
  /** The link to a page, e.g. `(page, link) => <Link {...link} search={{ page }} />`. */
  renderLink: (page: number, link: PageLinkProps) => ReactElement;
};

/** How many numbers stand side by side where the window is narrow. */
const pagesOnPhone = 3;

/** The first of them: the current one is in their middle, but for the first and the last page. */
const firstOnPhone = (page: number, totalPages: number) =>
  Math.max(1, Math.min(page - Math.floor(pagesOnPhone / 2), totalPages - pagesOnPhone + 1));

const stepLabels = { prev: "이전", next: "다음" };

export function Pagination({ page, totalPages, renderLink }: PaginationProps) {
  const step = (rel: "prev" | "next") => {
    const target = rel === "prev" ? page - 1 : page + 1;
    const children = (
      <>
        {rel === "prev" && <Icon name="chevron-left" />}
        <span className={styles.far}>{stepLabels[rel]}</span>
        {rel === "next" && <Icon name="chevron-right" />}
      </>
    );
    if (target < 1 || target > totalPages) {
      return (
        <span role="link" aria-disabled="true" aria-label={`${stepLabels[rel]} 페이지`} className={styles.step}>
          {children}
        </span>
      );
    }
    return renderLink(target, { className: styles.step, rel, "aria-label": `${stepLabels[rel]} 페이지`, children });
  };
  const first = firstOnPhone(page, totalPages);
  const isFar = (number: number) => number < first || number >= first + pagesOnPhone;
  return (
    <nav aria-label="페이지 이동">
      <ul className={styles.list}>
        <li>{step("prev")}</li>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number} className={isFar(number) ? styles.far : undefined}>
            {renderLink(number, {
              className: styles.number,
              "aria-current": number === page ? "page" : undefined,
              "aria-label": `${number} 페이지`,
              children: number,
            })}
          </li>
        ))}
        {totalPages > pagesOnPhone && <li className={styles.total}>/ {totalPages}쪽</li>}
        <li>{step("next")}</li>
      </ul>
    </nav>
  );
}
