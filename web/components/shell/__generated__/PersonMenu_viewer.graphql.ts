/**
 * @generated SignedSource<<6cfc8854dc297b52af1d4aa5165b0cd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonMenu_viewer$data = {
  readonly currentRole: {
    readonly number: number;
  };
  readonly realName: string;
  readonly " $fragmentType": "PersonMenu_viewer";
};
export type PersonMenu_viewer$key = {
  readonly " $data"?: PersonMenu_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonMenu_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "realName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Role",
      "kind": "LinkedField",
      "name": "currentRole",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ab5dbb7a6c2238ea23355df77c1bf6cf";

export default node;
