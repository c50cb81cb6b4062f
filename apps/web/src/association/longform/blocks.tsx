import type { PageTextBlock } from "@bulmo/contracts/page-text";
import { createElement, Fragment } from "react";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./longform.css.ts";
import { PictureFigure } from "./picture-figure.tsx";
import { RubyText } from "./ruby-text.tsx";

/** To stand within `Prose`, which spaces them. Blocks may be alike, and have no keys. */
export const Blocks = ({ blocks }: { blocks: readonly PageTextBlock[] }) =>
  createElement(Fragment, null, ...blocks.map(asBlock));

const asBlock = (block: PageTextBlock) => <Block block={block} />;

function Block({ block }: { block: PageTextBlock }) {
  switch (block.type) {
    case "HEADING":
      return (
        <h3>
          <RubyText>{block.text}</RubyText>
        </h3>
      );
    case "STANZA":
      return <Stanza lines={block.lines} />;
    case "NOTE":
      return (
        <p className={styles.note}>
          <RubyText>{block.text}</RubyText>
        </p>
      );
    case "LINK":
      return (
        <p>
          <WayTo href={block.href}>{block.text}</WayTo>
        </p>
      );
    case "PICTURE":
      return <PictureFigure {...block} />;
    case "PARAGRAPH":
    default:
      return (
        <p>
          <RubyText>{block.text}</RubyText>
        </p>
      );
  }
}

const asLine = (line: string) => (
  <span className={styles.verse}>
    <RubyText>{line}</RubyText>
  </span>
);

const Stanza = ({ lines }: { lines: readonly string[] }) => (
  <p className={styles.stanza}>{createElement(Fragment, null, ...lines.map(asLine))}</p>
);

const WayTo = ({ href, children }: { href: string; children: string }) =>
  href.startsWith("/") ? <Link to={href}>{children}</Link> : <ExternalLink href={href}>{children}</ExternalLink>;
