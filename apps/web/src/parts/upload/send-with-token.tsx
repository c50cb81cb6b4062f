import { createContext, use } from "react";

/** Makes a call that is no procedure, such as an upload. */
export type SendWithToken = <Result>(send: (token: string | null) => Promise<Result>) => Promise<Result>;

/** On the server nobody is known. */
export const withoutSession: SendWithToken = () => Promise.reject(new Error("A page being rendered sends nothing."));

const SendWithTokenContext = createContext<SendWithToken>(withoutSession);

export const SendWithTokenProvider = SendWithTokenContext;

export const useSendWithToken = (): SendWithToken => use(SendWithTokenContext);
