/**
 * @generated SignedSource<<dd059f602633b65a8a0de408e382e6ee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RoleKind = "ADMINISTRATOR" | "ASSOCIATE_EDITOR_IN_CHIEF" | "AUTHOR" | "EDITOR" | "EDITOR_IN_CHIEF" | "EXECUTIVE_EDITOR" | "OPERATIONS" | "PUBLISHING_EDITOR" | "REVIEWER";
import type { FragmentRefs } from "relay-runtime";
export type ResponsibleParty_contribution$data = {
  readonly responsible: {
    readonly person: {
      readonly realName: string;
    } | null | undefined;
    readonly role: RoleKind;
  } | null | undefined;
  readonly " $fragmentType": "ResponsibleParty_contribution";
};
export type ResponsibleParty_contribution$key = {
  readonly " $data"?: ResponsibleParty_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResponsibleParty_contribution">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ResponsibleParty_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ResponsibleParty",
      "kind": "LinkedField",
      "name": "responsible",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Person",
          "kind": "LinkedField",
          "name": "person",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "realName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};

(node as any).hash = "a5c719ff1bf893fb4be99070e1976029";

export default node;
