import { type SheetKind, sheetTypes } from "../sheet/sheet-file.ts";
import type { CallNotes } from "./call-note.ts";
import type { ExtraPaths } from "./openapi.ts";

type Parameter = { name: string; description: string; required?: boolean; schema: object; example: unknown };

type Download = {
  tag: string;
  /** Without its ending: `/event/replies`. */
  path: string;
  /** What it is a list of. */
  what: string;
  fileName: string;
  parameters: readonly Parameter[];
};

const kinds = { csv: { name: "CSV", id: "Csv" }, xlsx: { name: "엑셀", id: "Excel" } } as const;

const pathOf = ({ tag, what, fileName, parameters }: Download, kind: SheetKind) => ({
  get: {
    operationId: `${tag}-download${kinds[kind].id}`,
    summary: `${what}을 ${kinds[kind].name} 파일로 (관리자)`,
    tags: [tag],
    parameters: parameters.map((parameter) => ({ required: false, ...parameter, in: "query" })),
    responses: {
      200: {
        description: "성공",
        headers: {
          "Content-Disposition": {
            description: "내려받을 때의 이름 (RFC 6266)",
            schema: { type: "string" },
            example: `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
          },
        },
        content: { [sheetTypes[kind].split(";")[0] ?? ""]: { schema: { type: "string" } } },
      },
    },
  },
});

/** The two files of a list, which no procedure answers. */
export const sheetPaths = (download: Download): ExtraPaths =>
  ({
    [`${download.path}.csv`]: pathOf(download, "csv"),
    [`${download.path}.xlsx`]: pathOf(download, "xlsx"),
  }) as unknown as ExtraPaths;

type Notes = { tag: string; about: string; request: object; errors?: CallNotes[string]["errors"] };

/** What the document says of them. */
export const sheetNotes = ({ tag, about, request, errors }: Notes): CallNotes => {
  const told = { access: "admin" as const, request, answer: "(파일의 내용)", ...(errors && { errors }) };
  const taken = `${about} 내려받은 일은 관리 기록에 남습니다.`;
  return {
    [`${tag}-downloadCsv`]: { ...told, about: `UTF-8이고 맨 앞에 BOM이 있습니다. ${taken}` },
    [`${tag}-downloadExcel`]: { ...told, about: taken },
  };
};
