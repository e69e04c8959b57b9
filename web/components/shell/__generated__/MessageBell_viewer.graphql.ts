/**
 * @generated SignedSource<<a286b6e277f1e67c816d286c8c8df84e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageBell_viewer$data = {
  readonly currentRole: {
    readonly number: number;
  };
  readonly unreadMessageCount: number;
  readonly " $fragmentType": "MessageBell_viewer";
};
export type MessageBell_viewer$key = {
  readonly " $data"?: MessageBell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageBell_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadMessageCount",
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

(node as any).hash = "ef03fba89a585d5678859dd53a9a8c4d";

export default node;
