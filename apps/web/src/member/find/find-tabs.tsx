import { pages } from "@bulmo/content/page";
import { TabLink, Tabs } from "@bulmo/ui/tabs";
import { Link } from "../../parts/link/link.tsx";

export function FindTabs({ current }: { current: "id" | "password" }) {
  return (
    <Tabs label="아이디와 비밀번호 찾기">
      <TabLink asChild current={current === "id"}>
        <Link to="/find-info/id">{pages.findId.title}</Link>
      </TabLink>
      <TabLink asChild current={current === "password"}>
        <Link to="/find-info/password">{pages.findPassword.title}</Link>
      </TabLink>
    </Tabs>
  );
}
