/**
 * @generated SignedSource<<394dbcdf3084ba13697fe049a9ae4f3a>>
 * @relayHash de547feefeffa4f98fb13167352f8564
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f980731b7819340e3bc170074689b09c53b8da5f88bfa8f0356f9c996fcb692c

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN_US" | "ZH_CN";
export type SessionStatus = "ACTIVE" | "PENDING";
export type SignInWithOrcidInput = {
  code: string;
  language: Language;
};
export type useOrcidEntryMutation$variables = {
  input: SignInWithOrcidInput;
};
export type useOrcidEntryMutation$data = {
  readonly signInWithOrcid: {
    readonly status: SessionStatus;
    readonly token: string;
    readonly viewer: {
      readonly currentRole: {
        readonly landingPath: string;
        readonly number: number;
      };
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type useOrcidEntryMutation = {
  response: useOrcidEntryMutation$data;
  variables: useOrcidEntryMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "landingPath",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrcidEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "signInWithOrcid",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Role",
                "kind": "LinkedField",
                "name": "currentRole",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrcidEntryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SignInPayload",
        "kind": "LinkedField",
        "name": "signInWithOrcid",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Role",
                "kind": "LinkedField",
                "name": "currentRole",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f980731b7819340e3bc170074689b09c53b8da5f88bfa8f0356f9c996fcb692c",
    "metadata": {},
    "name": "useOrcidEntryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0eed3ad1cb61e1d14fd8c60e8373c83";

export default node;
