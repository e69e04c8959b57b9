/**
 * @generated SignedSource<<891df0b66f8b1d601add8594abb9721e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceWatch_settings$data = {
  readonly maintenance: {
    readonly endsAt: string;
    readonly isClosedToViewer: boolean;
    readonly isUnderWay: boolean;
    readonly startsAt: string;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "MaintenanceWatch_settings";
};
export type MaintenanceWatch_settings$key = {
  readonly " $data"?: MaintenanceWatch_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceWatch_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MaintenanceWatch_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Maintenance",
      "kind": "LinkedField",
      "name": "maintenance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUnderWay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isClosedToViewer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PublicSettings",
  "abstractKey": null
};

(node as any).hash = "8057d8a6adadeee4534283c71ea458d1";

export default node;
