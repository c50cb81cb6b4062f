import { pages } from "@bulmo/content/page";
import { TabLink, Tabs } from "@bulmo/ui/tabs";
import { Link } from "../../parts/link/link.tsx";
import { sitePath } from "../../page/site-path.ts";

/** Signing in and signing up, side by side (AUT-01). */
export function AccountTabs({ current }: { current: "sign-in" | "sign-up" }) {
  return (
    <Tabs label="로그인과 회원가입">
      <TabLink asChild current={current === "sign-in"}>
        <Link to="/sign-in">{pages.signIn.title}</Link>
      </TabLink>
      <TabLink asChild current={current === "sign-up"}>
        <Link to={sitePath("/sign-up")}>{pages.signUp.title}</Link>
      </TabLink>
    </Tabs>
  );
}
