import { Fragment } from "react";
import { pageIdOf, PersonLink } from "./person-link.tsx";

type PersonNamesProps = { people: readonly { id: number; name: string; isPublic: boolean }[] };

/** Names in a line, each with the way to whose it is. */
export const PersonNames = ({ people }: PersonNamesProps) =>
  people.map((one, place) => (
    <Fragment key={one.id}>
      {place > 0 && ", "}
      <PersonLink id={pageIdOf(one)} name={one.name} />
    </Fragment>
  ));
