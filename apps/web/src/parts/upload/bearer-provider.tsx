import { createContext, use } from "react";
import type { SendWithToken } from "../../session/bearer.ts";

/** On the server nobody is known. */
export const sendNothing: SendWithToken = () => Promise.reject(new Error("A page being rendered sends nothing."));

const BearerContext = createContext<SendWithToken>(sendNothing);

export const BearerProvider = BearerContext;

export const useSendWithToken = (): SendWithToken => use(BearerContext);
