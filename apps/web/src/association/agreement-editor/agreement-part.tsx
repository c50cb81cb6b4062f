import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { agreementPages } from "@bulmo/content/agreement-page";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { formatWholeDay } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { SideBySide } from "../longform/spread.tsx";
import { asVersionInput, type VersionSearch } from "../agreement/agreement-address.ts";
import { AgreementProse } from "../agreement/agreement-prose.tsx";
import * as styles from "../agreement/agreement-version.css.ts";
import { AgreementState } from "../agreement/agreement-state.tsx";
import { chaptersOf } from "../agreement/chapters.ts";
import { Contents } from "../agreement/contents.tsx";
import { VersionList } from "../agreement/version-list.tsx";

const agreementTools = lazyPart(async () => (await import("./agreement-tools.tsx")).AgreementTools);

type AgreementPartProps = { document: AgreementDocument; search: VersionSearch };

/** A text that members agree to: to be read by everyone, to be edited in its place by administrators (PAG-08). */
export function AgreementPart({ document, search }: AgreementPartProps) {
  const [shown] = trpc.agreement.get.useSuspenseQuery(asVersionInput(document, search));
  const [versions] = trpc.agreement.listVersions.useSuspenseQuery({ document });
  const [editor, setEditor] = useState<ReactNode>(null);
  const [announced, setAnnounced] = useState<string>();
  const { Loaded: Tools, load } = useLazy(agreementTools);
  const isAdmin = useSessionState().status === "admin";
  // Visitors and members load nothing of it.
  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);
  const show = (next: ReactNode, effectiveOn?: string) => {
    setEditor(next);
    setAnnounced(effectiveOn);
  };
  // Whoever was signed out meanwhile has what they typed: only a save asks who they are.
  if (editor) return editor;
  return (
    <SideBySide side={<Contents chapters={chaptersOf(shown.text)} />}>
      {announced !== undefined && <AnnouncedLine document={document} effectiveOn={announced} />}
      <AgreementState document={document} shown={shown} versions={versions} />
      <AgreementProse text={shown.text} hasPlaces />
      {versions.length > 1 && <VersionList key={shown.number} document={document} shown={shown} versions={versions} />}
      {isAdmin && Tools && <Tools document={document} show={show} />}
    </SideBySide>
  );
}

/** What was done, where the editor stood: a line that comes together with its words is heard by the focus. */
function AnnouncedLine({ document, effectiveOn }: { document: AgreementDocument; effectiveOn: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} role="status" tabIndex={-1} className={styles.announced}>
      {formatWholeDay(effectiveOn)}부터 시행되는 {agreementPages[document].title}을 공지했습니다.
    </p>
  );
}
