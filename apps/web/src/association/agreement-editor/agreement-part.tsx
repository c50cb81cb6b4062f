import type { AgreementDocument } from "@bulmo/contracts/agreement";
import { type ReactNode, useEffect, useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { SideBySide } from "../longform/spread.tsx";
import { asVersionInput, type VersionSearch } from "../agreement/agreement-address.ts";
import { AgreementProse } from "../agreement/agreement-prose.tsx";
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
  const { Loaded: Tools, load } = useLazy(agreementTools);
  const isAdmin = useSessionState().status === "admin";
  // Visitors and members load nothing of it.
  useEffect(() => {
    if (isAdmin) void load();
  }, [isAdmin, load]);
  // Whoever was signed out meanwhile has what they typed: only a save asks who they are.
  if (editor) return editor;
  return (
    <SideBySide side={<Contents chapters={chaptersOf(shown.text)} />}>
      <AgreementState document={document} shown={shown} versions={versions} />
      <AgreementProse text={shown.text} hasPlaces />
      {versions.length > 1 && <VersionList key={shown.number} document={document} shown={shown} versions={versions} />}
      {isAdmin && Tools && <Tools document={document} show={setEditor} />}
    </SideBySide>
  );
}
