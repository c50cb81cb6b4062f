import { themeColor } from "@bulmo/ui/theme";
import { HeadContent, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import choices from "virtual:inline-script/shell/theme/restore-choices";

/** The document around every page. What the reader chose is set on it before React arrives, hence the silence about it. */
export function Document({ children }: { children: ReactNode }) {
  const { nonce } = useRouter().options.ssr ?? {};
  return (
    <html lang="ko" suppressHydrationWarning>
      <head>
        <HeadContent />
        <meta name="theme-color" content={themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColor.dark} media="(prefers-color-scheme: dark)" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: choices }} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
