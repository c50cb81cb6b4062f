import { Button } from "@bulmo/ui/button";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as editor from "./page-text-editor.css.ts";
import * as styles from "./preview.css.ts";

/** CSS pixels: a desk's window, and a phone. */
const widths = [1440, 390] as const;
const height = 900;

type PreviewPanelProps = { children: ReactNode; onClose: () => void };

/** The text as its readers will see it, at the width of a desk and of a phone (PAG-02). */
export function PreviewPanel({ children, onClose }: PreviewPanelProps) {
  const [width, setWidth] = useState<number>(widths[0]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={editor.panel} aria-labelledby="page-text-preview">
      <h2 ref={heading} id="page-text-preview" tabIndex={-1} className={editor.heading}>
        미리 보기
      </h2>
      <div className={styles.widths}>
        {widths.map((one) => (
          <Button key={one} size="small" aria-pressed={one === width} onClick={() => setWidth(one)}>
            {one === 1440 ? "컴퓨터 (1440)" : "휴대전화 (390)"}
          </Button>
        ))}
        <Button size="small" variant="primary" onClick={onClose}>
          계속 수정
        </Button>
      </div>
      <Frame width={width}>{children}</Frame>
    </section>
  );
}

/** A window of its own width: what depends on the width of the window is as it is there. Nothing in it runs. */
function Frame({ width, children }: { width: number; children: ReactNode }) {
  const source = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState(0);
  const fill = () => {
    const inner = frame.current?.contentDocument;
    if (inner && source.current) show(inner, source.current);
  };
  useLayoutEffect(fill);
  const measure = useCallback((stage: HTMLDivElement | null) => {
    if (!stage) return undefined;
    const observer = new ResizeObserver(() => setRoom(stage.clientWidth));
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <>
      <div ref={source} hidden>
        {children}
      </div>
      <div ref={measure} className={styles.stage} style={{ height: height * scale }}>
        <iframe
          ref={frame}
          sandbox="allow-same-origin"
          title={`미리 보기, 너비 ${width}픽셀`}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
          // Some browsers begin with an empty document and put another in its place.
          onLoad={fill}
        />
      </div>
    </>
  );
}

/** Puts a copy into an empty document, with the styles and the light of this one. What is read there leads nowhere. */
function show(inner: Document, source: Element): void {
  for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value);
  if (!inner.head.hasChildNodes()) {
    const sheets = document.querySelectorAll('link[rel="stylesheet"], style');
    inner.head.append(...Array.from(sheets, (sheet) => inner.importNode(sheet, true)));
  }
  const page = inner.createElement("div");
  page.className = styles.page;
  page.inert = true;
  page.append(...Array.from(source.childNodes, (node) => inner.importNode(node, true)));
  inner.body.replaceChildren(page);
}
