import { duesChoice } from "@bulmo/contracts/dues";
import type { Router } from "express";
import { type CreateContext, sheetRouter } from "../audit/sheet-route.ts";
import { duesSheet } from "./dues-sheet.ts";

/** Who has paid the dues of a year, as a file. */
export const duesDownloadRouter = (createContext: CreateContext): Router =>
  sheetRouter(createContext, {
    path: "/dues/list",
    entryOf: ({ year }) => ({ act: "DUES_DOWNLOADED", duesYear: year }),
    asked: duesChoice,
    async read({ em }, choice) {
      const sheet = await duesSheet(em, choice);
      return { sheet, fileName: sheet.name };
    },
  });
