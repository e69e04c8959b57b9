/**
 * @generated SignedSource<<085705b7638329e6311e3da1aa6a5269>>
 * @relayHash 3a435748561435f4b3acf5489ace9b93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6cbc02a0cb1ea1f722ca29dbc18845852eabefff3de74fdd0f71144c6c95fd4

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN_US" | "ZH_CN";
export type RequestSignInCodeInput = {
  account: string;
  language: Language;
};
export type useMailedCodeMutation$variables = {
  input: RequestSignInCodeInput;
};
export type useMailedCodeMutation$data = {
  readonly requestSignInCode: {
    readonly ok: boolean;
  } | null | undefined;
};
export type useMailedCodeMutation = {
  response: useMailedCodeMutation$data;
  variables: useMailedCodeMutation$variables;
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
    "concreteType": "RequestSignInCodePayload",
    "kind": "LinkedField",
    "name": "requestSignInCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
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
    "name": "useMailedCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMailedCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a6cbc02a0cb1ea1f722ca29dbc18845852eabefff3de74fdd0f71144c6c95fd4",
    "metadata": {},
    "name": "useMailedCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b181822180556b23623eed96421001d9";

export default node;
