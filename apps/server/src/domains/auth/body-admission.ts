import type { Request, Response } from "express";
import { DomainError } from "../../errors.ts";
import { type BodySize, bodySizes } from "../../platform/http/body-size.ts";
import { hasBody } from "../../platform/http/has-body.ts";
import type { AdmitSender } from "../../platform/http/read-body.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { assertScope, refusalOf } from "../../session.ts";
import type { Context } from "../../trpc.ts";

/** Whether it may be longer than any call's: one in pieces does not say. */
const isLarge = ({ headers }: Request) => Number(headers["content-length"] ?? Infinity) > bodySizes.call.bytes;

/**
 * Who sends more than any call needs is known, may do so, and is counted (SEC-16). What it answers throws
 * SIGN_IN_REQUIRED, NOT_ALLOWED, KEY_SCOPE_MISSING or LimitError.
 */
export const admitSenders =
  (createContext: (request: Request, response: Response) => Context): AdmitSender =>
  async (request, response, size: BodySize) => {
    const { sender } = bodySizes[size];
    if (sender === "anybody" || !hasBody(request)) return;
    const { actor, limiter } = createContext(request, response);
    const viewer = await actor();
    if (!viewer) throw new DomainError("SIGN_IN_REQUIRED");
    assertScope(viewer, "write");
    if (sender === "administrator" && !viewer.isAdmin) throw refusalOf(viewer);
    if (isLarge(request)) await takeUnlessAdmin({ limiter, viewer }, "large-body:member");
  };
