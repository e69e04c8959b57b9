/**
 * @generated SignedSource<<99a6a34d9c9571b65915b27502995f12>>
 * @relayHash d917c5f7ed028301956d1b653a3f298c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80f949e481c584663cd9a0c9d57eb5dedfe9904aead5b2e265fba85f3795d846

import type { ConcreteRequest } from 'relay-runtime';
export type LookUpAuthorInput = {
  code: string;
};
export type useLookUpAuthorMutation$variables = {
  input: LookUpAuthorInput;
};
export type useLookUpAuthorMutation$data = {
  readonly lookUpAuthor: {
    readonly author: {
      readonly realName: string;
      readonly unit: string | null | undefined;
    };
    readonly ticket: string;
  } | null | undefined;
};
export type useLookUpAuthorMutation = {
  response: useLookUpAuthorMutation$data;
  variables: useLookUpAuthorMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "LookUpAuthorPayload",
    "kind": "LinkedField",
    "name": "lookUpAuthor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ticket",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "author",
        "plural": false,
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
            "kind": "ScalarField",
            "name": "unit",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLookUpAuthorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLookUpAuthorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80f949e481c584663cd9a0c9d57eb5dedfe9904aead5b2e265fba85f3795d846",
    "metadata": {},
    "name": "useLookUpAuthorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a64518351a16a648f62bca67598f1417";

export default node;
